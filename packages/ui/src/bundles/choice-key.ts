/** By this name the tab keeps which assets were chosen for one offer. */
export const CHOICE = "offerChoice"
