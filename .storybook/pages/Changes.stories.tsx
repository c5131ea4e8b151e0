import type { Meta, StoryObj } from '@storybook/react-vite'
import { Guide, Section } from '../guide/Guide.tsx'
import * as css from '../guide/guide.css.ts'
import { type ChangedPicture, lastComparison, loadChangedPicture } from '../guide/pictureChanges.ts'

const meta = {
  title: 'Guide/Changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const lead = 'What looks different since a designer last accepted the pictures of the components.'

const parsePictures = (loaded: unknown): readonly ChangedPicture[] =>
  loaded as readonly ChangedPicture[]

const sides = [
  ['before', 'Accepted'],
  ['after', 'Now'],
  ['difference', 'Difference'],
] as const

export const Changes: Story = {
  loaders: [
    async () => ({
      pictures: await Promise.all((lastComparison?.changed ?? []).map(loadChangedPicture)),
    }),
  ],
  render: (_, { loaded }) => {
    if (lastComparison === undefined)
      return (
        <Guide title="Changes" lead={lead}>
          <p>
            Nothing has been compared in this working copy yet. <code>npm run pictures</code>{' '}
            compares every component, and this page then shows what differs;{' '}
            <code>npm run pictures:accept</code> accepts it.
          </p>
        </Guide>
      )
    const { changed, compared, date } = lastComparison
    return (
      <Guide title="Changes" lead={lead}>
        <p>
          {changed.length} of {compared} pictures differed on <time dateTime={date}>{date}</time>.
        </p>
        {parsePictures(loaded['pictures']).map((picture) => (
          <Section key={picture.name} title={picture.name.replaceAll('-', ', ')}>
            <div className={css.pictures}>
              {sides.map(([side, caption]) => {
                const source = picture[side]
                return (
                  <figure key={side} className={css.picture}>
                    <figcaption>{caption}</figcaption>
                    {source === null ? (
                      <p>None.</p>
                    ) : (
                      <img src={source} alt={`${picture.name}: ${caption.toLowerCase()}`} />
                    )}
                  </figure>
                )
              })}
            </div>
          </Section>
        ))}
      </Guide>
    )
  },
}
