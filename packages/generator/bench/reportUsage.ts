import { writeFileSync } from 'node:fs'

const { USAGE_FILE: file } = process.env

/** Writes what a process has used, all its threads together, when it ends. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  if (file === undefined) return
  writeFileSync(
    file,
    JSON.stringify({
      processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
      peakMb: maxRSS / 1024,
    }),
  )
})
