import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useErrorText } from './useErrorText.ts'

/** Says why something failed; nothing while nothing has. */
export function ErrorBanner({ error }: { readonly error: Error | null }) {
  const text = useErrorText()
  return error ? (
    <AlertBanner tone="danger" isUrgent>
      {text(error)}
    </AlertBanner>
  ) : null
}
