import type { Device, DeviceKind } from '@bouquet/contract'

type AgentPattern = readonly [name: string, mark: RegExp]

/** Ordered, because user agents also contain the names of browsers they derive from. */
const browsers: readonly AgentPattern[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: readonly AgentPattern[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const firstMatch = (signs: readonly AgentPattern[], agent: string): string | null =>
  signs.find(([, mark]) => mark.test(agent))?.[0] ?? null

function kindOf(system: string | null, agent: string): DeviceKind {
  if (system === null) return 'unknown'
  if (system === 'iPadOS') return 'tablet'
  if (system === 'iOS') return 'phone'
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'phone' : 'tablet'
  return 'computer'
}

/** Describes a device from its User-Agent header, so that its owner recognizes it. */
export function parseDevice(agent: string): Device {
  const system = firstMatch(systems, agent)
  return { kind: kindOf(system, agent), browser: firstMatch(browsers, agent), system }
}
