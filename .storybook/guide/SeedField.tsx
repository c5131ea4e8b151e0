import type { Diagnostic } from '@bouquet/theme/load'
import { TextField } from '@bouquet/ui/TextField'
import * as css from './guide.css.ts'
import { hexOf } from './hexOf.ts'

interface SeedFieldProps {
  readonly label: string
  readonly value: string
  readonly diagnostic: Diagnostic | undefined
  readonly onChange: (value: string) => void
}

/** A seed colour, typed as any CSS colour or picked. */
export const SeedField = ({ label, value, diagnostic, onChange }: SeedFieldProps) => (
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
