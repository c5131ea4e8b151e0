import { argv } from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const dataDir = z.string().min(1).parse(argv[2])
const client = await PGlite.create({ dataDir })
await client.close()
