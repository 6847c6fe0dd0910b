import { LeaveQuestion as Question, type LeaveQuestionProps } from "../parts/index.ts"

/** What is asked of whoever leaves the wizard. */
export const LeaveQuestion = (props: Omit<LeaveQuestionProps, "children">) => (
  <Question {...props}>What you typed since the last save is dropped.</Question>
)
