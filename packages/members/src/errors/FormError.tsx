import { AlertBanner } from '@bouquet/ui/AlertBanner'

/** Why a form was refused as a whole; read out when it appears. */
export function FormError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <AlertBanner tone="danger" isUrgent>
      {text}
    </AlertBanner>
  )
}
