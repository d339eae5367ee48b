/** Whether `url` may be written as a link: only http and https. */
export const isHttpUrl = (url: string): boolean => /^https?:\/\//i.test(url)
