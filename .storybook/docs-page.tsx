import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks"
import type { Guide, Guides } from "../packages/ui/src/parts/guide.ts"

/** A part's page: what it is, when to take it and when not, how it is made and operated, its controls, all its states. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    <AllGuides />
    <Stories includePrimary={false} />
  </>
)

const AllGuides = () => {
  const { preparedMeta } = useOf("meta", ["meta"])
  const guides = (preparedMeta.parameters["guides"] ?? {}) as Guides
  return Object.entries(guides).map(([part, guide]) => <OneGuide key={part} part={part} guide={guide} />)
}

const OneGuide = ({
  part,
  guide: { use, avoid, anatomy, keys, access },
}: {
  readonly part: string
  readonly guide: Guide
}) => (
  <section>
    <h2>{part}</h2>
    <h3>When to use it</h3>
    <p>{use}</p>
    <h3>When not</h3>
    <p>{avoid}</p>
    <h3>Anatomy</h3>
    <p>{anatomy}</p>
    <h3>Keyboard</h3>
    {keys.length === 0 ? (
      <p>It takes no focus.</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <h3>Accessibility</h3>
    <p>{access}</p>
  </section>
)
