import { tokens } from '@bouquet/theme'
import { deriveTheme, type ThemeChoices } from '@bouquet/theme/css'
import { vars } from '@bouquet/theme/vars'
import { Button } from '@bouquet/ui/Button'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Table } from './Guide.tsx'
import * as css from './guide.css.ts'
import { leaves, variableOf } from './tokenRows.tsx'

type Group = keyof typeof tokens

const drawn = (style: CSSProperties) => (
  <span className={css.swatch} style={style} aria-hidden="true" />
)

/** How a value of a group is drawn. */
const drawings: Partial<Record<Group, (value: string) => ReactNode>> = {
  color: (value) => drawn({ background: value }),
  space: (value) =>
    drawn({ inlineSize: value, blockSize: value, border: 0, background: vars.color.primary.base }),
  radius: (value) => drawn({ borderRadius: value, background: vars.color.primary.soft }),
  shape: (value) =>
    drawn({
      inlineSize: '3.5rem',
      blockSize: '3.5rem',
      borderRadius: value,
      background: vars.color.primary.soft,
    }),
  border: (value) => drawn({ borderWidth: value, borderColor: vars.color.border.control }),
  shadow: (value) => drawn({ border: 0, boxShadow: value, background: vars.color.surface.raised }),
}

interface TokenTableProps {
  readonly choices: ThemeChoices
  readonly group: Group
  /** Only these tokens, such as `color.primary.base`; all without it. */
  readonly only?: ReadonlySet<string>
}

/** Tokens of a group: drawing, name, CSS variable to copy, purpose, and values in light and dark. */
export function TokenTable({ choices, group, only }: TokenTableProps) {
  const [copied, setCopied] = useState('')
  const { light, dark } = deriveTheme(choices)
  const [lights, darks] = [light, dark].map((theme) => new Map(leaves({ [group]: theme[group] })))
  const draw = drawings[group]
  const shown = (value: string) => (
    <span className={css.row}>
      {draw?.(value)}
      {value}
    </span>
  )
  const named = leaves({ [group]: tokens[group] }).filter(([name]) => only?.has(name) ?? true)
  const rows = named.map(([name, purpose]) => {
    const variable = variableOf(name)
    const copy = () =>
      navigator.clipboard.writeText(`var(${variable})`).then(() => setCopied(variable))
    const cells = [
      <code key="name">{name}</code>,
      <span key="variable" className={css.row}>
        <code>{variable}</code>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Copy ${variable}`}
          onPress={() => void copy()}
        >
          Copy
        </Button>
      </span>,
      purpose,
      shown(lights?.get(name) ?? ''),
      shown(darks?.get(name) ?? ''),
    ]
    return [name, cells] as const
  })
  return (
    <>
      <Table
        label={group}
        heads={['Token', 'CSS variable', 'For', 'Light', 'Dark']}
        rows={new Map(rows)}
      />
      <p role="status">{copied === '' ? '' : `${copied} copied.`}</p>
    </>
  )
}
