/** What we say of a file that is not taken. */
export const fileTexts = {
  FileEmpty: "This file is empty.",
  FileNameMisleads:
    "This file's name does not say what it holds. Rename it so that it ends in .pdf, .png or .jpg, and try again.",
  FileTooLarge: "File size must not exceed 5MB",
  PictureTypeRefused: "This file is not a PNG, JPEG or WebP picture.",
  FileTypeRefused: "This file is not a PDF, PNG or JPEG.",
} as const
