// Where the layout changes, in em so that large text counts like a small screen: the only sizes that a media query may ask for. CSS
// has no names for them, so style sheets write the number, or just below it (0.01 less), and a test compares them with these.

/** The page as a whole. */
export const WIDE = 68.75; // the rail stands beside the board
export const TABLET = 56.25; // two things fit side by side
export const PHONE = 43.75; // at most one thing does
export const LOW = 37.5; // in height: board and sheet do not fit at once

/** Of one component each, where its own content needs a little more or less. */
export const WIDTHS = [84.99, 79.99, 70.4375, 43.8125, 30, 24, 23];
export const HEIGHTS = [51.25, 50, 48.75];
