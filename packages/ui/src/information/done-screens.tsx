import { LinkButton, Opening, Page } from "../parts/index.ts"

/** Follows a saved draft: where it is, and what comes next. `id` is the asset's, where the address names one. */
export const CreationCompleteScreen = ({ id }: { readonly id: string | undefined }) => (
  <Page>
    <Opening
      title="Your draft is saved."
      lead="It is not on the market. Nobody but you and our administrators can see it until you ask for publication and an administrator has looked at it."
      actions={
        <>
          <LinkButton
            kind="primary"
            size="large"
            href={id === undefined ? "/seller/filters/active" : `/seller/asset-overview/${id}`}
          >
            {id === undefined ? "Your assets" : "See the draft"}
          </LinkButton>
          <LinkButton size="large" href="?contact=message&purpose=Selling">
            Ask us a question
          </LinkButton>
        </>
      }
      drawing={{ type: "storage", seed: "draft", ltvPercent: 0 }}
    />
  </Page>
)

/** After the payment provider sent the browser back; the address proves nothing, so nothing is claimed before the provider has said it. */
export const SuccessPaymentScreen = ({ id }: { readonly id: string | undefined }) => (
  <Page>
    <Opening
      title="Thank you."
      lead="Your payment was handed to the payment provider. Your plan shows as paid once the provider has confirmed it, which takes a few minutes at most. If it does not, write to us before you pay again."
      actions={
        <>
          <LinkButton
            kind="primary"
            size="large"
            href={id === undefined ? "/seller/filters/active" : `/seller/asset-overview/${id}`}
          >
            {id === undefined ? "Your assets" : "See the asset"}
          </LinkButton>
          <LinkButton size="large" href="?contact=message&purpose=Support">
            Write to us
          </LinkButton>
        </>
      }
      drawing={{ type: "office", seed: "paid", ltvPercent: 52 }}
    />
  </Page>
)
