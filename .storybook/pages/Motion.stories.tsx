import { vars } from '@bouquet/theme/vars'
import { Button } from '@bouquet/ui/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide, Section, Table } from '../guide/Guide.tsx'
import * as css from '../guide/motion.css.ts'
import { tokenRows } from '../guide/tokenRows.tsx'

const meta = {
  title: 'Guide/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const paces = ['fast', 'normal', 'slow'] as const

const Tracks = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <div>
        <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      </div>
      {paces.map((pace) => (
        <div key={pace} className={css.track} data-moved={isMoved || undefined}>
          <span
            className={css.runner}
            style={{
              transitionDuration: vars.motion[pace],
              transitionTimingFunction: vars.motion.easing,
            }}
          >
            {pace}
          </span>
        </div>
      ))}
    </>
  )
}

export const Motion: Story = {
  render: (_, { globals }) => (
    <Guide
      title="Motion"
      lead="Between 120 and 260 ms with one curve for each brand, so that nothing feels late and nothing shows off. For readers who want no motion every time is 0.01 ms, and nothing loops."
    >
      <Section title="Try it">
        <Tracks />
        <p>
          With “prefers-reduced-motion” the three arrive at once. In Chromium: developer tools, More
          tools, Rendering, “Emulate CSS media feature prefers-reduced-motion”.
        </p>
      </Section>
      <Section title="Times">
        <Table
          label="Times"
          heads={['Token', 'For', 'Light', 'Dark']}
          rows={tokenRows(chosenBrand(globals), 'motion')}
        />
      </Section>
    </Guide>
  ),
}

export const APressMovesTheThree: Story = {
  ...Motion,
  name: 'a press moves the three',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByText('slow').parentElement).toHaveAttribute('data-moved')
  },
}
