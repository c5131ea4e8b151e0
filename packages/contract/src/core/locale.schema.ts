import { z } from 'zod'
import { localeCodes } from './locale.ts'

export const localeSchema = z.enum(localeCodes)
