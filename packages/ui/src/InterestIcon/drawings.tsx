import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'

export interface DrawingProps extends RootProps<SVGSVGElement> {
  readonly size?: string | number | undefined
}

/** Icons that lucide lacks, on its grid: 24 units, round strokes of 2. */
const Drawing = ({
  size = 24,
  children,
  ...rest
}: DrawingProps & { readonly children?: ReactNode }) => (
  <svg
    {...rest}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export function Peach(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M12 7c-2.5-2-8.5-1.5-8.5 5 0 5 4 9 8.5 9s8.5-4 8.5-9c0-6.5-6-7-8.5-5Z" />
      <path d="M12 7c1.4 3 1.6 7-.4 10" />
      <path d="M12 7c0-2.500 1.500-4.500 4.500-4.500 0 2.500-1.700 4.300-4.500 4.500Z" />
    </Drawing>
  )
}

export function Knot(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M3 17c5 0 6-10 11-10a4 4 0 0 1 0 8c-5 0-5-8-11-8" />
      <path d="M14 15c2.500 0 4 2 7 2" />
      <path d="M17.500 9c1-1.300 2-2 3.500-2" />
    </Drawing>
  )
}

export function Dancer(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="13" cy="4" r="2" />
      <path d="M5 7c2 2.500 4 3 7 3s4-1 7-4" />
      <path d="M12 10c-.5 2.500-.5 3.500-1 5l-4 5.500" />
      <path d="M11 15c2 .5 3.500 1.500 4 3l3-1" />
    </Drawing>
  )
}

export function Hug(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="6" r="2.500" />
      <circle cx="16" cy="6" r="2.500" />
      <path d="M3.500 20v-4.500C3.500 12.500 5.500 11 8 11c3 0 4 2.500 7.500 4" />
      <path d="M20.500 20v-4.500c0-3-2-4.500-4.500-4.500-3 0-4 2.500-7.500 4" />
    </Drawing>
  )
}

export function Lips(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M2 12c3-1.500 5-5 7.500-5 1.200 0 1.800.8 2.500.8s1.300-.8 2.500-.8c2.500 0 4.500 3.500 7.500 5-3 2-5.500 5.500-10 5.500S5 14 2 12Z" />
      <path d="M2 12c4 0 6.500-.8 10-.3 3.500-.5 6 .3 10 .3" />
    </Drawing>
  )
}

export function Lingerie(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M6 3v6" />
      <path d="M18 3v6" />
      <path d="M3 11l3-2c3 0 5 1.500 6 4 1-2.500 3-4 6-4l3 2c0 4-2 7-5 7-2.200 0-3.500-1.200-4-3-.5 1.800-1.800 3-4 3-3 0-5-3-5-7Z" />
    </Drawing>
  )
}

export function Sushi(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <ellipse cx="12" cy="8" rx="8" ry="4" />
      <ellipse cx="12" cy="8" rx="2.500" ry="1.200" />
      <path d="M4 8v7c0 2.200 3.600 4 8 4s8-1.800 8-4V8" />
    </Drawing>
  )
}

export function ThreeRings(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="8" r="5" />
      <circle cx="8" cy="15" r="5" />
      <circle cx="16" cy="15" r="5" />
    </Drawing>
  )
}

export function TeaCup(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M4 9h13v5a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6Z" />
      <path d="M17 10h1.500a2.500 2.500 0 0 1 0 5H17" />
      <path d="M9 9V6.500C9 5 10.500 4 12 4h1" />
      <path d="M9 9v4" />
    </Drawing>
  )
}
