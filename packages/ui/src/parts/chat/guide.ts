import type { Guides } from "../guide.ts"

export const guides = {
  ChatPanes: {
    use: "The one chat panel: the list and the open conversation.",
    avoid: "Anything else with a list and its detail: a page of its own.",
    anatomy:
      "A drawer of 800 px: the list, 308 wide on paper, and the conversation. Under 700 px one of the two, with a way back.",
    keys: [
      ["Tab", "Stays inside"],
      ["Esc", "Closes"],
    ],
    access: "A dialog named by its title; focus is kept, and given back when it closes.",
  },
  ChatSection: {
    use: "One side of the list of conversations.",
    avoid: "A part of a page: a Panel.",
    anatomy: "A heading that stays in sight, and what it heads.",
    keys: [],
    access: "A region named by its heading.",
  },
  ChatPlain: {
    use: "Instead of conversations, where there are none or they did not load.",
    avoid: "A whole page: an EmptyState or an ErrorState.",
    anatomy: "A sentence or two, and one thing to do.",
    keys: [["Tab", "Goes to what it offers"]],
    access: "An alert where something went wrong.",
  },
  ConversationsSkeleton: {
    use: "While a side of the list loads.",
    avoid: "A table: RowsSkeleton.",
    anatomy: "Three rows in grey.",
    keys: [],
    access: "A status says what loads.",
  },
  ThreadSkeleton: {
    use: "While a conversation loads.",
    avoid: "A table: RowsSkeleton.",
    anatomy: "Three messages in grey.",
    keys: [],
    access: "A status says what loads.",
  },
  ConversationList: {
    use: "Conversations, the latest first.",
    avoid: "Notices or requests: Entries.",
    anatomy: "Picture, loan, the other one, the last words, when, and how many are new; the open one has a blue edge.",
    keys: [
      ["Arrows", "Go from conversation to conversation"],
      ["Enter or Space", "Opens the one in focus"],
      ["Letters", "Go to the loan that begins so"],
    ],
    access: "A list box; each option is told in one go, with the number of new messages as words.",
  },
  ConversationHead: {
    use: "Above a conversation.",
    avoid: "Above a page: a ScreenHead.",
    anatomy: "The way back where the list is hidden, the other one, where the line stands, close; below it the loan.",
    keys: [["Tab", "Goes to back, close and the loan"]],
    access: "The name is a heading; the line is told as it changes.",
  },
  ChatLine: {
    use: "Where the line to the conversations stands.",
    avoid: "The state of a thing: a Tag.",
    anatomy: "A dot, filled where words go through, and its sentence.",
    keys: [],
    access: "A status; the sentence says what the dot shows.",
  },
  ChatThumb: {
    use: "A loan's face in the chat.",
    avoid: "A picture that is looked at: a PictureGallery.",
    anatomy: "A frame of 56 × 48 px with a drawing on its ground, or a photograph.",
    keys: [],
    access: "Hidden: the loan's name stands beside it.",
  },
  PersonMark: {
    use: "Somebody beside their name, in their own colour.",
    avoid: "Oneself in the header: an Avatar.",
    anatomy: "A circle with the picture, or the initials in ink that is read on the colour.",
    keys: [],
    access: "Hidden: the name stands beside it.",
  },
  Thread: {
    use: "What two people said.",
    avoid: "What happened to a loan: Entries.",
    anatomy:
      "Days, messages, one's own at the right; a line over what was new; at the beginning a way to what was before, at the end, once scrolled away, a way back.",
    keys: [
      ["Arrows, Page Up, Page Down", "Scroll it, once it has focus"],
      ["Tab", "Goes to earlier messages, and to what a message that was not sent offers"],
    ],
    access:
      "A log that keeps silent about what was before; each new message is told politely, with who says it. Each has its speaker for screen readers.",
  },
  MessageField: {
    use: "To write the next message.",
    avoid: "A form's text: a TextArea.",
    anatomy: "A field that grows up to 160 px, and the button that sends.",
    keys: [
      ["Enter", "Sends"],
      ["Shift+Enter", "Makes a line"],
    ],
    access: "The field is named by whom one writes to; while an input method composes a word Enter takes the word.",
  },
  ChatNote: {
    use: "A line over the field, as under what name one writes.",
    avoid: "A warning: a Banner.",
    anatomy: "One sentence, at most one thing to do.",
    keys: [["Tab", "Goes to what it offers"]],
    access: "Read in its place.",
  },
} satisfies Guides
