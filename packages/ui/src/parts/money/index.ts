export { Countdown, Deadline, type DeadlineProps } from "./deadline.tsx"
export { DayText, Percent, Rate, Times } from "./figures.tsx"
export { GradedMoney, type GradedMoneyProps, None } from "./graded-money.tsx"
