import { type ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Anchor } from "../link/index.ts"

export interface ConversationHeadProps {
  /** The other one, by name or pseudonym; left out while that is not known. */
  readonly who?: string | undefined
  readonly mark?: ReactNode
  /** Below the name: where the line stands. */
  readonly line?: ReactNode
  /** The loan they talk about. */
  readonly asset?:
    | {
        readonly name: string
        readonly href: string
        readonly picture: ReactNode
        readonly status?: ReactNode
      }
    | undefined
  /** Back to the list, where it is not beside it. */
  readonly onBack: () => void
  readonly onClose: () => void
}

/** With whom one talks, and about which loan. */
export const ConversationHead = ({ who, mark, line, asset, onBack, onClose }: ConversationHeadProps) => (
  <>
    <Head>
      <Back>
        <IconButton icon="back" label="All messages" onPress={onBack} />
      </Back>
      {mark}
      <div>
        {who !== undefined && <h3>{who}</h3>}
        {line}
      </div>
      <IconButton icon="close" label="Close messages" onPress={onClose} />
    </Head>
    {asset && (
      <Strip>
        {asset.picture}
        <Anchor href={asset.href}>{asset.name}</Anchor>
        {asset.status}
      </Strip>
    )}
  </>
)

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 10px 12px 10px 20px;
  border-bottom: 1px solid ${color.line};
  > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    ${text.h3} overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container (max-width: 699px) {
    padding-left: 8px;
  }
`
const Back = styled.span`
  @container (min-width: 700px) {
    display: none;
  }
`
const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 20px;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  > a {
    ${text.dense} flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
    color: ${color.blueText};
  }
  > a:hover {
    text-decoration: underline;
  }
`
