/** What we say of a file that is not taken. */
export const fileTexts = {
  FileEmpty: "This file is empty.",
  FileNameMisleads:
    "This file's name does not say what it holds. Rename it so that it ends as its kind does, as in .pdf, .xlsx or .jpg, and try again.",
  FileTooLarge: "File size must not exceed 5MB",
  PictureTypeRefused: "This file is not a PNG, JPEG or WebP picture.",
  RoomFileTypeRefused:
    "This file is not a PDF, Excel (.xlsx) or Word (.docx) file, a ZIP archive, or a PNG or JPEG picture. Files with macros and older Office files are not taken: put them in a ZIP archive.",
  FileTypeRefused: "This file is not a PDF, PNG or JPEG.",
} as const
