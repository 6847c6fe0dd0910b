import { warningTexts } from "@xl/core/kernel"
import styled from "styled-components"
import { Banner } from "../parts/panel/index.ts"
import { size } from "../theme/index.ts"

/** Asks for the proof of one's e-mail, above every page. */
export const VerifyEmail = ({ onVerify }: { readonly onVerify: () => void }) => (
  <Banner
    tone="warn"
    isStrip
    icon="mail"
    action={
      <Verify type="button" onClick={() => onVerify()}>
        Verify email
      </Verify>
    }
  >
    {warningTexts.verifyEmail}
  </Banner>
)

const Verify = styled.button`
  padding: 4px 8px;
  border: 1px solid currentColor;
  border-radius: ${size.r2};
  background: none;
  font-weight: 600;
`
