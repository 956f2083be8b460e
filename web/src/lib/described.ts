// Why something cannot be done, told as its description while it has the focus: nobody is alarmed who only passes by.
import type { Attachment } from "svelte/attachments";

import type { TableModel } from "../games/game";
import type { Problem } from "../wire/messages";
import { sayProblem } from "./problems";

/** Asks `why` when the element gets the focus. */
export function described(why: () => Promise<Problem | null> | null, table: TableModel): Attachment<Element> {
  return (element) => {
    const tell = async () => {
      const problem = await why();
      if (problem && document.activeElement === element)
        element.setAttribute(
          "aria-description",
          sayProblem(problem, (seat) => table.name(seat)),
        );
    };
    const forget = () => element.removeAttribute("aria-description");
    element.addEventListener("focus", tell);
    element.addEventListener("blur", forget);
    return () => {
      element.removeEventListener("focus", tell);
      element.removeEventListener("blur", forget);
    };
  };
}
