import { Heading } from '@storybook/addon-docs/blocks'

interface ChangesProps {
  /** What changed, by day. */
  readonly changes: Readonly<Record<string, string>>
}

const newestFirst = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  other.localeCompare(one)

/** What changed for those who use the component. */
export function Changes({ changes }: ChangesProps) {
  return (
    <>
      <Heading>Changes</Heading>
      <dl>
        {Object.entries(changes)
          .sort(newestFirst)
          .map(([day, text]) => (
            <div key={day}>
              <dt>
                <time dateTime={day}>{day}</time>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
