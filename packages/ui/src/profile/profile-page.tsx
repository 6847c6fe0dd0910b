import type { ReactNode } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { ScreenTitle, Stack } from "../parts/index.ts"

/** What the five pages of one's profile stand in. */
export const ProfilePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Wrap>
    <ScreenHead>
      <ScreenTitle>{title}</ScreenTitle>
    </ScreenHead>
    <Stack $gap={6} $isPage>
      {children}
    </Stack>
  </Wrap>
)
