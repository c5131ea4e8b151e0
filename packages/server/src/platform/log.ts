import { type Logger, pino } from 'pino'

/** JSON lines on standard output; anything that could be a secret is struck out wherever it stands. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'token',
        'cookie',
        'authorization',
        'link',
        '*.password',
        '*.token',
        '*.cookie',
        '*.authorization',
        '*.link',
      ],
      remove: true,
    },
  })
