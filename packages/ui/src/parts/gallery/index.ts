export { Picture, type PictureProps } from "./picture.tsx"
export { type OrderedPicture, PictureOrder, type PictureOrderProps } from "./picture-order.tsx"
export { type GalleryItem, PictureGallery, type PictureGalleryProps } from "./picture-gallery.tsx"
