/** The pictures of people: each square and anew encoded, with a small copy, and read by whom it shows. */
export { forgetAvatars } from "./avatar-store.ts"
export { type AvatarHouse, avatarRoutes } from "./routes.ts"
