import { nicheNames } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide, Section, Table } from '../guide/Guide.tsx'
import * as css from '../guide/guide.css.ts'

const meta = {
  title: 'Guide/Copy',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  'Write to a grown-up: warm, plain, brief. No exclamation marks, no innuendo, no pressure.',
  'Say what happened, then what to do. Never blame, never apologise twice.',
  'Name the price before it is paid, and the person before they are deleted.',
  'A button names its action, as the question does: “Block”, not “OK”.',
  'Promise nothing that is not true: no invented likes, numbers or deadlines.',
] as const

/** Kinds of text, each with an example from the product. */
const examples = [
  ['An empty list', 'people:search.none', 'people:search.none_text'],
  ['An error of the visitor', 'errors:login_failed', null],
  ['An internal error', 'errors:general_error', null],
  ['A destructive action', 'people:block.title', 'people:block.text'],
  ['Money', 'credits:assurance.once', 'payments:checkout.pay'],
  ['A held message', 'chat:state.held', 'credits:purchase.unpaid_text'],
] as const

const shown = { name: 'Anna', price: '€ 24.90' }

const examplesIn = (t: Translate) =>
  new Map(
    examples.map(([kind, first, second]) => [
      kind,
      [kind, t(first, shown), second === null ? '' : t(second, shown)],
    ]),
  )

const nichesIn = (t: Translate, brand: string) =>
  new Map(
    nicheNames.map((niche) => [
      niche,
      [niche, t(`niche:${niche}.promise`, { brand }), t(`niche:${niche}.tagline`, { brand })],
    ]),
  )

export const Copy: Story = {
  render: (_, { globals, loaded: { t } }) => (
    <Guide
      title="Copy"
      lead="Tone of voice. The examples are texts of the product, in the language of the toolbar."
    >
      <Section title="Rules">
        <ul className={css.list}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <Section title="In the product">
        <Table label="Kinds of text" heads={['Kind', 'Text', 'Followed by']} rows={examplesIn(t)} />
      </Section>
      <Section title="The tone of each niche">
        <Table
          label="Tone of niches"
          heads={['Niche', 'Promise', 'Beside it']}
          rows={nichesIn(t, chosenBrand(globals).name)}
        />
      </Section>
    </Guide>
  ),
}
