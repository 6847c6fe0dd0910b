import type { Preview } from "@storybook/react-vite"

const width = (px: number, name: string) => ({
  name: `${name}, ${px} px`,
  styles: { width: `${px}px`, height: "900px" },
  type: px < 600 ? ("mobile" as const) : px < 960 ? ("tablet" as const) : ("desktop" as const),
})

/** The widths that every screen is checked at; `mobile1` is the one that stories for phones name. */
export const viewports = {
  mobile1: width(320, "WCAG's reflow"),
  w360: width(360, "Smallest phone"),
  w390: width(390, "Phone"),
  w600: width(600, "Large phone"),
  w768: width(768, "Tablet"),
  w960: width(960, "Small window"),
  w1280: width(1280, "Laptop"),
  w1440: width(1440, "Desktop"),
  w1920: width(1920, "Wide"),
}

const toolbar = (
  title: string,
  icon: "mirror" | "time" | "user" | "zoom",
  items: readonly (readonly [value: string, title: string])[],
) => ({
  title,
  icon,
  dynamicTitle: true,
  items: items.map(([value, name]) => ({ value, title: name })),
})

/** What a designer turns in the toolbar; none of it is a story of its own. Width is Storybook's own viewport. */
export const toolbars = {
  theme: {
    description: "Light or dark",
    toolbar: toolbar("Theme", "mirror", [
      ["light", "Light"],
      ["dark", "Dark"],
    ]),
  },
  zoom: {
    description: "The browser's zoom",
    toolbar: toolbar("Zoom", "zoom", [
      ["1", "100%"],
      ["1.5", "150%"],
      ["2", "200%"],
    ]),
  },
  viewer: {
    description: "Who is signed in, in screens",
    toolbar: toolbar("Role", "user", [
      ["story", "As the story says"],
      ["guest", "Guest"],
      ["buyer", "Buyer"],
      ["seller", "Seller"],
      ["admin", "Admin"],
    ]),
  },
  clock: {
    description: "The market's clock, in screens",
    toolbar: toolbar("Clock", "time", [
      ["0", "11-28-2026"],
      ["7", "a week on"],
      ["15", "15 days on"],
      ["30", "30 days on"],
      ["91", "91 days on"],
    ]),
  },
} satisfies Preview["globalTypes"]
