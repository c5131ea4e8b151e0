import { usedIcons } from 'virtual:used-icons'
import { InterestIcon, interestIcons } from '@bouquet/ui/InterestIcon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Guide, Section } from '../guide/Guide.tsx'
import * as css from '../guide/guide.css.ts'

const meta = {
  title: 'Guide/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type InterestName = keyof typeof interestIcons

const isInterest = (name: string): name is InterestName => name in interestIcons
const interests = Object.keys(interestIcons).filter(isInterest)

export const Icons: Story = {
  render: (_, { loaded: { t } }) => (
    <Guide
      title="Icons"
      lead="One family for the interface and one drawing for each interest in the same style: a line of even weight, round ends, nothing filled. An icon is never shown without a label."
    >
      <Section title="Interests">
        <ul className={css.tiles} aria-label="Interests">
          {interests.map((name) => (
            <li key={name} className={css.tile}>
              <span className={css.drawing}>
                <InterestIcon name={name} />
              </span>
              {t(`attributes:interest.${name}`)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Interface">
        <p>Each with the components that draw it, found in their sources.</p>
        <ul className={css.tiles} aria-label="Interface">
          {usedIcons.map(({ name, Icon, folders }) => (
            <li key={name} className={css.tile}>
              <span className={css.drawing}>
                <Icon size="1em" />
              </span>
              <code>{name}</code>
              <span>{folders.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Guide>
  ),
}

export const FiftyInterestsAreDrawn: Story = {
  ...Icons,
  name: 'fifty interests are drawn',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Interests' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50)
  },
}
