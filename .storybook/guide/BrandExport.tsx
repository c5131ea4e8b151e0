import type { Brand } from '@bouquet/theme'
import { exportTokens } from '@bouquet/theme/tokens'
import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { Section } from './Guide.tsx'
import * as css from './guide.css.ts'

interface BrandExportProps {
  /** File name without extension. */
  readonly id: string
  readonly source: string
  /** The last valid brand. */
  readonly brand: Brand
}

/** Export of the brand as a theme file and as design tokens. */
export function BrandExport({ id, source, brand }: BrandExportProps) {
  const [status, setStatus] = useState('')
  const copy = (what: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${what} copied.`),
      () => setStatus('This browser does not allow copying: select the text and copy it by hand.'),
    )
  return (
    <Section title="The theme file">
      <p>
        Save it as <code>themes/{id}.theme.jsonc</code>, then run{' '}
        <code>npx bouquet build {id}</code>.
      </p>
      <section className={css.source} aria-label="Theme file">
        {source}
      </section>
      <div className={css.row}>
        <Button variant="outline" onPress={() => void copy('Theme file', source)}>
          Copy the theme file
        </Button>
        <Button
          variant="quiet"
          onPress={() => void copy('Design tokens', JSON.stringify(exportTokens(brand), null, 2))}
        >
          Copy the design tokens
        </Button>
      </div>
      <p role="status">{status}</p>
    </Section>
  )
}
