/** Styles of a library, which the bundler puts into a file of their own beside the part that imports them. */
declare module "*.css"
