import { AVATAR_PIXELS } from "@xl/core/documents"

/** A square of a picture, in pixels as it is drawn on the page. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The square, cut out of the picture in its own pixels, as large as pictures of people are kept. */
export const cutOut = (picture: HTMLImageElement, { height, width, x, y }: Square): Promise<Blob> => {
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = AVATAR_PIXELS
  const scale = picture.naturalWidth / picture.width
  const from = [x * scale, y * scale, width * scale, height * scale] as const
  canvas.getContext("2d")?.drawImage(picture, ...from, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS)
  return new Promise((drawn, failed) =>
    canvas.toBlob((blob) => (blob ? drawn(blob) : failed(new Error("The browser drew nothing"))), "image/png"),
  )
}
