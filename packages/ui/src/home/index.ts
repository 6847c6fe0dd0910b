/** The front page. */
export { HomeModel, homeModel } from "./home-model.ts"
export { HomeScreen } from "./home-screen.tsx"
