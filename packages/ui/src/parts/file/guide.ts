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
} satisfies Guides
