/** An S3 server for tests. The package comes without types; these are the parts used. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string; configs: readonly string[] }[]
    })
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
