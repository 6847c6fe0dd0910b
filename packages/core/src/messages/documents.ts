/** What we say of a file that is not taken. */
export const fileTexts = {
  FileEmpty: "This file is empty.",
  FileTooLarge: "File size must not exceed 5MB",
  FileTypeRefused: "This file is not a PDF, PNG or JPEG.",
} as const
