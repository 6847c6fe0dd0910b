import type { Guides } from "../guide.ts"

export const guides = {
  PictureGallery: {
    use: "A loan's drawings and a seller's pictures.",
    avoid: "One picture: a Picture.",
    anatomy: "One large, below it its name with two arrows, the others in a row; the section drawing stays first.",
    keys: [
      ["← →", "Goes to the other pictures, in the row"],
      ["Enter", "Shows one"],
    ],
    access: "Says which picture is shown and of how many. One that is missing says so in its place.",
  },
  Picture: {
    use: "A photograph from outside.",
    avoid: "A loan's building: an Elevation.",
    anatomy: "The picture, or a grey place that says it did not load.",
    keys: [],
    access: "With a label it is an image, without one decoration.",
  },
  PictureOrder: {
    use: "Pictures that their owner puts in order, the first of them the cover.",
    avoid: "Pictures to look at: a PictureGallery.",
    anatomy: "Small pictures in rows, each with its number, two arrows and a bin.",
    keys: [
      ["Tab", "Goes to the arrows and the bin of each picture"],
      ["Enter", "Moves it by one place, or deletes it"],
    ],
    access: "A list. Where a picture went is said, and the focus stays with it. Dragging is for pointers alone.",
  },
} satisfies Guides
