import { useMemo } from 'react'
import { encode } from 'uqr'
import { qrCode } from './secondFactor.css.ts'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A QR code; dark on white in dark mode too, since not every camera reads an inverted one. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className={qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

function draw(text: string) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
