export { Picture, type PictureProps } from "./picture.tsx"
export { type GalleryItem, PictureGallery, type PictureGalleryProps } from "./picture-gallery.tsx"
