import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, LinkButton, Panel, Said, ScreenTitle, Stack, Cluster } from "../parts/index.ts"

export interface NotCoveredScreenProps {
  /** The seller's. */
  readonly name: string
  readonly onStop: () => void
}

/** What a Concierge reads in place of a page that is a seller's own. */
export const NotCoveredScreen = ({ name, onStop }: NotCoveredScreenProps) => (
  <Wrap>
    <ScreenHead>
      <ScreenTitle>This stays with {name}</ScreenTitle>
    </ScreenHead>
    <Stack $isPage>
      <Panel label="Not covered by a mandate">
        <Stack $gap={4}>
          <Said>
            A mandate covers listings, data rooms and offers. Favorites, notices, the profile, bank accounts, passwords,
            data downloads and the account itself stay with the seller.
          </Said>
          <Cluster>
            <LinkButton kind="primary" href="/seller/filters/active">
              Go to the listings
            </LinkButton>
            <Button onPress={onStop}>Stop acting</Button>
          </Cluster>
        </Stack>
      </Panel>
    </Stack>
  </Wrap>
)
