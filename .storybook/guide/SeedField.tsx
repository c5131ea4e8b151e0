import type { Diagnostic } from '@bouquet/theme/load'
import { TextField } from '@bouquet/ui/TextField'
import * as css from './guide.css.ts'

/** Converts any CSS colour to hex for the colour picker. Black if the text is not a colour. */
const hexOf = (text: string): string => {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (brush === null) return '#000000'
  brush.fillStyle = '#000000'
  brush.fillStyle = text
  return brush.fillStyle.startsWith('#') ? brush.fillStyle : '#000000'
}

interface SeedFieldProps {
  readonly label: string
  readonly value: string
  readonly diagnostic: Diagnostic | undefined
  readonly onChange: (value: string) => void
}

/** A seed colour, typed as any CSS colour or picked. */
export function SeedField({ label, value, diagnostic, onChange }: SeedFieldProps) {
  return (
    <div className={css.seed}>
      <TextField
        label={label}
        value={value}
        spellCheck={false}
        errorMessage={
          diagnostic?.level === 'error' ? `${diagnostic.reason} ${diagnostic.remedy}` : undefined
        }
        onChange={onChange}
      />
      <input
        type="color"
        className={css.picker}
        aria-label={`Pick ${label}`}
        value={hexOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
