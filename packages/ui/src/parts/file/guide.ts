import type { Guides } from "../guide.ts"

export const guides = {
  FileDrop: {
    use: "Proof of funds, documents, pictures: dropped, pasted or chosen.",
    avoid: "A picture of oneself, which has its own place in the profile.",
    anatomy:
      "A dashed place with a button; below it one line for each file with progress and a way to stop, remove or try again.",
    keys: [
      ["Tab", "Goes to the place, then to its button, then to each file's"],
      ["Enter on the button", "Opens the file dialog"],
      ["Ctrl+V on the place", "Takes the file that was copied"],
    ],
    access: "The helper describes the button; a refusal is an alert; progress has the file's name.",
  },
  PaperSheet: {
    use: "A document that somebody decides about, beside the form.",
    avoid: "Pictures of a loan: a PictureGallery.",
    anatomy:
      "A sunken sheet with the picture, or with the browser's own viewer; below it a link to a tab of its own. A PDF that is read has a bar of 250 px.",
    keys: [["Tab", "Goes into the viewer, then to the link"]],
    access: "The picture and the viewer have the document's name; while it is read a status says so.",
  },
} satisfies Guides
