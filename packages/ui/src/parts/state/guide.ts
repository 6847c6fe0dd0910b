import type { Guides } from "../guide.ts"

export const guides = {
  Skeleton: {
    use: "While a page or a panel loads, after 300 ms.",
    avoid: "Inside a button: pending.",
    anatomy: "The place and size of what comes, without shimmer.",
    keys: [],
    access: "Says what loads, politely.",
  },
  Bone: {
    use: "A line or a block of a Skeleton.",
    avoid: "Alone.",
    anatomy: "A grey block.",
    keys: [],
    access: "Hidden.",
  },
  CardSkeleton: {
    use: "While cards load.",
    avoid: "Rows.",
    anatomy: "A card's own geometry, ground line included.",
    keys: [],
    access: "Hidden; the list says that it is busy.",
  },
  RowsSkeleton: {
    use: "While a table loads.",
    avoid: "Cards.",
    anatomy: "Rows of a table's height.",
    keys: [],
    access: "Says what loads.",
  },
  EmptyState: {
    use: "Nothing is there yet, or nothing matches.",
    avoid: "Something broke: an ErrorState.",
    anatomy: "A dashed building on real ground, a sentence, two ways on.",
    keys: [["Tab", "Goes to the ways on"]],
    access: "A heading and words.",
  },
  ErrorState: {
    use: "Something did not load.",
    avoid: "A refusal, which stands at its control.",
    anatomy: "What failed, what is safe, Try again, a reference.",
    keys: [["Tab", "Goes to Try again"]],
    access: "An alert. The reference can be told to support.",
  },
  Deferred: {
    use: "Around a part that is heavy and not always shown.",
    avoid: "Around what everybody sees first.",
    anatomy: "Its own skeleton, the part, or an error with Try again.",
    keys: [["Tab", "Goes to Try again"]],
    access: "A failure is an alert; the rest of the page stays.",
  },
  Ground: {
    use: "Under a drawing of your own.",
    avoid: "As a rule between things.",
    anatomy: "A line of 1.5 with hatch.",
    keys: [],
    access: "Decoration.",
  },
} satisfies Guides
