import { z } from 'zod'

const filesSchema = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
})

/** URLs of scripts and styles. */
export type Files = z.infer<typeof filesSchema>

export const membersFilesSchema = z.object({
  /** The script that starts the members area. */
  entry: z.string(),
  /** That script and those that it imports: what every screen needs. */
  scripts: z.array(z.string()),
  /** The styles of these scripts. */
  styles: z.array(z.string()),
  /** What else the screen of a path needs. */
  screens: z.array(
    filesSchema.extend({
      /** A regular expression. */
      path: z.string(),
      namespaces: z.array(z.string()),
      /** All styles of the screen in one file. */
      joined: z.string(),
    }),
  ),
  /** The scripts with a locale's texts, by namespace. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
})

/** The compiled files of the members area, so that a page can load those of its path at once. */
export type MembersFiles = z.infer<typeof membersFilesSchema>
