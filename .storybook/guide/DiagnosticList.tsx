import type { Diagnostic, DiagnosticLevel } from '@bouquet/theme/load'
import { AlertBanner, type AlertTone } from '@bouquet/ui/AlertBanner'

const toneOf = {
  fatal: 'danger',
  error: 'danger',
  warning: 'warning',
  advice: 'info',
} as const satisfies Record<DiagnosticLevel, AlertTone>

/** The diagnostics that `npx bouquet check` reports for the file. */
export function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  return diagnostics.length === 0 ? (
    <AlertBanner tone="success" title="Sound">
      Every pair of colours meets WCAG 2.2 AA, whatever the seeds.
    </AlertBanner>
  ) : (
    diagnostics.map(({ code, level, field, line, reason, remedy }) => (
      <AlertBanner
        key={`${code} ${field}`}
        tone={toneOf[level]}
        title={`${code}, ${level}: ${field}${line === null ? '' : `, line ${line}`}`}
      >
        {reason} {remedy}
      </AlertBanner>
    ))
  )
}
