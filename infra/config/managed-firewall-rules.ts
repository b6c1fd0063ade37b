/**
 * AWS's rules that only count. They judge bodies, which the handlers validate themselves: a chat message may contain
 * `<script>`, and a webhook or a report a URL.
 */
export const countedRules = [
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'SizeRestrictions_BODY',
];

/**
 * AWS's rule groups, and the rules in them that block. A rule that's missing here, or that AWS adds, blocks as well, but with
 * a page of AWS's instead of our problem.
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
