/**
 * AWS's rules that only count. They inspect bodies, which the handlers validate themselves: a chat message
 * may contain `<script>`, and a webhook or a report a URL.
 */
export const countedRules = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'SizeRestrictions_BODY',
];

/**
 * AWS's rule groups, and their rules that block with our problem. Any other rule blocks as well, but with
 * AWS's own page.
 */
export const managedRules = {
  AWSManagedRulesCommonRuleSet: [
    'CrossSiteScripting_COOKIE',
    'CrossSiteScripting_QUERYARGUMENTS',
    'CrossSiteScripting_URIPATH',
    'EC2MetaDataSSRF_COOKIE',
    'EC2MetaDataSSRF_QUERYARGUMENTS',
    'EC2MetaDataSSRF_URIPATH',
    'GenericLFI_QUERYARGUMENTS',
    'GenericLFI_URIPATH',
    'GenericRFI_QUERYARGUMENTS',
    'GenericRFI_URIPATH',
    'NoUserAgent_HEADER',
    'RestrictedExtensions_QUERYARGUMENTS',
    'RestrictedExtensions_URIPATH',
    'SizeRestrictions_Cookie_HEADER',
    'SizeRestrictions_QUERYSTRING',
    'SizeRestrictions_URIPATH',
    'UserAgent_BadBots_HEADER',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'ExploitablePaths_URIPATH',
    'Host_localhost_HEADER',
    'JavaDeserializationRCE_BODY',
    'JavaDeserializationRCE_HEADER',
    'JavaDeserializationRCE_QUERYSTRING',
    'JavaDeserializationRCE_URIPATH',
    'Log4JRCE_BODY',
    'Log4JRCE_HEADER',
    'Log4JRCE_QUERYSTRING',
    'Log4JRCE_URIPATH',
    'PROPFIND_METHOD',
    'ReactJSRCE_BODY',
  ],
} as const;
