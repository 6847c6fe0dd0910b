import type { Guides } from "../guide.ts"

export const guides = {
  Dialog: {
    use: "A question, a form or a decision in front of the page. From 720 px wide it fills a phone; narrower it is a sheet from the bottom.",
    avoid: "To show more of one thing: a Popover. To work beside the page: a Drawer. Never one over another.",
    anatomy:
      "Title, a line of context, close; a body that scrolls, on paper a drawing that answers; a footer with what happens next, Cancel and the primary button.",
    keys: [
      ["Tab", "Stays inside"],
      ["Esc", "Closes, unless it must end in an action; asks first where text was typed"],
      ["Enter in a field", "Sends its form"],
    ],
    access:
      "Focus goes in, is kept and goes back to where it came from, or to the page's main part where that is gone. Named by its title; an alertdialog interrupts.",
  },
  LeaveQuestion: {
    use: "Before somebody leaves typed text that was not saved. A Dialog asks it by itself; a page with a form asks it for its links.",
    avoid: "Where the text is kept and opens again: nothing is lost there.",
    anatomy: "What is lost; Stay, which has the focus, and Leave without saving.",
    keys: [["Esc", "Stays"]],
    access: "An alertdialog: it interrupts, and gives the focus back to where it came from.",
  },
  Drawer: {
    use: "Something beside the page that one leaves again: the menu on phones, 480 wide; the chat, 800.",
    avoid: "For a decision: a Dialog.",
    anatomy: "A panel from the right, the whole width on phones.",
    keys: [
      ["Tab", "Stays inside"],
      ["Esc", "Closes"],
    ],
    access: "Named by its label; focus is kept and given back.",
  },
  FramedPage: {
    use: "Somebody else's page inside a dialog: a bank connection.",
    avoid: "A page of our own: a link.",
    anatomy: "A spinner until there is an address, then the frame.",
    keys: [["Tab", "Goes through the page in the frame"]],
    access: "Named by its title; the wait is told.",
  },
  Poster: {
    use: "In a bare dialog that somebody meets first: the login.",
    avoid: "A question about a loan: a Dialog with its aside.",
    anatomy: "Buildings on the dark band, then title, close and form; under 960 px the form alone.",
    keys: [["Tab", "Goes through the form, then Close"]],
    access: "The picture is hidden. The dialog is named by its own title.",
  },
} satisfies Guides
