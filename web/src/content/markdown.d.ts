declare module '#shared/blog/content/*.md' {
  export const article: import('#shared/blog/article.ts').Article;
}

declare module '#shared/services/content/*.md' {
  export const page: import('#shared/site/content.ts').ContentPage;
}
