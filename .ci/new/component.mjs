import { addImport, append, create, wait } from './sources.mjs'

const groups = ['Actions', 'Chat', 'Credits', 'Data', 'Feedback', 'Fields', 'Frame', 'People']

/** A component with its styles, stories, examples and conformance case. */
export function newComponent(name, { group = 'Data' }) {
  if (!/^[A-Z][A-Za-z]+$/.test(name)) throw new Error('A component is named like KeyHints.')
  if (!groups.includes(group)) throw new Error(`--group is one of ${groups.join(', ')}.`)
  const folder = `packages/ui/src/${name}`
  const today = new Date().toISOString().slice(0, 10)
  create(
    `${folder}/${name}.css.ts`,
    `import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const root = style({ padding: space[3], color: color.text.strong })
`,
  )
  create(
    `${folder}/${name}.tsx`,
    `import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import * as css from './${name}.css.ts'

export interface ${name}Props extends RootProps<HTMLDivElement> {
  /** What it holds. */
  readonly children: ReactNode
}

/** What it is, in one sentence. */
export function ${name}({ children, className, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {children}
    </div>
  )
}
`,
  )
  create(`${folder}/index.ts`, `export { ${name}, type ${name}Props } from './${name}.tsx'\n`)
  create(
    `${folder}/${name}.examples.tsx`,
    `import { ${name} } from './index.ts'

export const good = <${name}>Anna</${name}>

export const bad = <${name}>…</${name}>
`,
  )
  create(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { ${name} } from './index.ts'

const meta = {
  title: '${group}/${name}',
  component: ${name},
  decorators: [column],
  args: { children: 'Anna' },
  parameters: page({
    since: '${today}',
    status: 'new',
    what: 'What it is, in one sentence.',
    when: 'Where it is the right choice.',
    whenNot: 'Where another component is.',
    good: 'What to do.',
    bad: 'What not to do.',
  }),
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}

export const AllStates = statesOf(meta, { rest: {} })
`,
  )
  const cases = `packages/ui/src/conformance/${group.toLowerCase()}Cases.tsx`
  append(
    cases,
    `${group.toLowerCase()}Cases`,
    `${name}: { render: (rootProps) => <${name} {...rootProps}>Anna</${name}> }`,
  )
  addImport(cases, `import { ${name} } from '../${name}/index.ts'`)
  wait('component', name)
  return [
    `Give ${folder} its props, styles, stories and examples.`,
    `Look at it: npm run storybook. Accept its pictures: npm run pictures:accept -- ${name}.`,
    'Use it on a screen, and take it off .ci/unconnected/pending.mjs.',
  ]
}
