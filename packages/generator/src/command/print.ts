import { stderr, stdout } from 'node:process'
import { styleText } from 'node:util'
import type { Diagnostic, DiagnosticLevel } from '@bouquet/theme/load'

/** Output of the `bouquet` command; `error` goes to stderr. */
export const print = {
  line: (text: string): void => void stdout.write(`${text}\n`),
  error: (text: string): void => void stderr.write(`${text}\n`),
  warning: (text: string): void =>
    void stderr.write(`${paintError(levelStyles.warning, 'warning')}  ${text}\n`),
  json: (value: unknown): void => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
}

type Style = Parameters<typeof styleText>[0]

/** Text in a colour where stdout is a terminal that wants colours; obeys NO_COLOR and FORCE_COLOR. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: stdout })
}

/** The same for stderr. */
export function paintError(style: Style, text: string): string {
  return styleText(style, text, { stream: stderr })
}

const levelStyles: Readonly<Record<DiagnosticLevel, Style>> = {
  fatal: ['bold', 'red'],
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  advice: ['bold', 'cyan'],
}

/** A diagnostic for programs, without `fix`, which only this program uses. */
export function plain({ fix: _fix, ...said }: Diagnostic) {
  return said
}

/** A diagnostic as text for stderr: level, code and place, then reason and remedy. */
export function formatDiagnostic({
  code,
  level,
  file,
  line,
  field,
  reason,
  remedy,
}: Diagnostic): string {
  return [
    `${paintError(levelStyles[level], `${level} ${code}`)}  ${file}${line === null ? '' : `:${line}`}  ${field}`.trimEnd(),
    `  reason  ${reason}`,
    `  remedy  ${remedy}`,
  ].join('\n')
}
