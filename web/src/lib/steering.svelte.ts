// Whether somebody steers by keys: then boards are told in words, too. Known from the first page on.
class Steering {
  byKeys = $state(false);
}

export const steering = new Steering();
if (typeof addEventListener !== "undefined") addEventListener("keydown", () => (steering.byKeys = true), { capture: true, once: true });
